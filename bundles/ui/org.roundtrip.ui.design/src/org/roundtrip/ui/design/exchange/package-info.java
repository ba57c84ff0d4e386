// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Payloads in and out of the window. {@link ImportJob} reads files and pasted texts in the background, {@link
 * TreeImport} puts what it reads into a design, {@link NewPayloads} into new files. {@link ExportHandler} writes. What
 * has no counterpart is shown by {@link NotesDialog}. {@link ImportFolders} is the import path of all imports; {@link FittingPart} asks where a
 * source has more than fits a payload. The languages are those of {@link org.roundtrip.exchange.Formats}.
 */
package org.roundtrip.ui.design.exchange;
