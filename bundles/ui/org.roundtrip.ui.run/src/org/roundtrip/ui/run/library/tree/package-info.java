// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The tree of plans, payloads and runs. {@link LibraryView} is the view, {@link LibraryTree} what stands in it, and
 * {@link LibrarySearch} what a search leaves of it. User interface's thread only.
 */
package org.roundtrip.ui.run.library.tree;
