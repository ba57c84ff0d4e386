// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The runs that are open in the workbench. The main class is {@link org.roundtrip.ui.open.OpenRuns}, a service of the
 * workbench. One job follows all runs that still grow; listeners are called on the user interface's thread.
 *
 * <p>The heap stays bounded: an ended run keeps its calls in memory only while a view shows it, or while at most four
 * such runs in all, the shown ones included, keep theirs. Each run keeps only the calls of the forks used last.
 * Everything else is read again when needed. A closed run is no longer kept. This package does not depend on views or
 * charts.
 */
package org.roundtrip.ui.open;
