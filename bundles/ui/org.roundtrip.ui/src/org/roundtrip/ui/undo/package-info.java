// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Undo. {@link org.roundtrip.ui.undo.UndoableChange} is a step on the workbench's history of operations, and
 * {@link org.roundtrip.ui.undo.Steps} are those of one editor; whoever owns the
 * state that changes also owns the undo context and disposes of its steps. All steps are kept until then.
 * User interface's thread only.
 */
package org.roundtrip.ui.undo;
