// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Common parts of views. For those of runs the base class {@link RunView} follows the focus or keeps one run and names it in
 * its first line. By {@link RunViews} those that show two runs side by side follow each other. There are also the button
 * that chooses a run, and the names of runs on the screen. {@link ViewAction} is a button or menu line of any view,
 * {@link EmptyState} is what an empty view shows, {@link TextClipboard} puts text on the clipboard, {@link HelpTopic} gives a part of a view its own page of the help, {@link Rest} does what can wait until a person
 * pauses. User interface's thread only.
 */
package org.roundtrip.ui.view;
