// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Words about runs, the same in the window, in the terminal and in reports. {@link FindingWords} has those for findings,
 * {@link StateWords} for what a row is worth, {@link StudiedWords} for what a quick run leaves out, {@link FactGroup} for
 * what a run records about its machine and its variants. All methods may be called by any thread.
 */
package org.roundtrip.words;
