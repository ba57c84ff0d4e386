// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Handlers of the commands on plans and runs: run, cancel, new, open, duplicate, rename, delete, restore, label
 * and export. {@link ChosenRun} is the run that a command is about, {@link FileWork} changes files. They run on the user
 * interface's thread; long work is done in jobs.
 */
package org.roundtrip.ui.run.handlers;
