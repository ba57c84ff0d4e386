// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The workbench as an Eclipse application: the splash, the window with its menus and bars, and restarts. Views,
 * editors and commands are in the bundles above and are added by extension points. Begin with
 * {@link RoundtripApplication}. Everything runs on the user interface's thread.
 */
package org.roundtrip.ui.application;
