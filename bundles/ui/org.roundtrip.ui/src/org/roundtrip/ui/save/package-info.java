// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Saving files that a person asked for. {@link SaveDialog} asks for the name, {@link SaveJob} writes the file and
 * reports it to {@link SavedFiles}. Windows then say so, with links to open it. {@link EditedFile} is the file behind an
 * editor, and {@link SameInput} finds the editor in which a file is open already. {@link DesktopFiles} opens files with
 * the desktop's programs.
 */
package org.roundtrip.ui.save;
