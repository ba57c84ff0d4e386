// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Marks and comments on packets, with undo. {@link org.roundtrip.ui.packets.notes.NotesService} is the entry: a service
 * of the workbench that returns the {@link org.roundtrip.ui.packets.notes.Notes} of a capture, the same object to every
 * window. Notes on a run's capture are written after each change, to {@code packets.notes.json} in the folder of the
 * fork. Notes on another file are written beside it, to {@code CAPTURE.notes.json}, when the person saves. They are
 * changed by the user interface's thread and read by any thread.
 */
package org.roundtrip.ui.packets.notes;
