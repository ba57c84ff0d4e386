// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Shows the help: {@link org.roundtrip.help.view.HelpView} in the workbench, or a window of its own beside a dialog.
 * {@link org.roundtrip.help.view.WorkbenchHelp} is the entry; the platform calls it for F1. The pages themselves are data of
 * {@code org.roundtrip.help}. User interface's thread only.
 */
package org.roundtrip.help.view;
