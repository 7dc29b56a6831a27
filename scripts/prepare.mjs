// Runs after `npm ci`, `npm install` and before `npm pack`: makes the command ready to use.
