// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The runs that are open in the workbench. The main class is {@link org.roundtrip.ui.open.OpenRuns}, a service of the
 * workbench. One job follows all runs that still grow; listeners are called on the user interface's thread.
 *
 * <p>The heap stays bounded: an ended run that a view shows keeps its calls in memory. Others keep theirs only as long
 * as no more than four ended runs, the shown ones included, do so. Each run keeps only the calls of the forks used
 * last. Everything else is read again when needed. A closed run is no longer kept. This package does not depend on
 * views or charts.
 *
 * <p>{@link org.roundtrip.ui.open.QuietWatch} watches folders while no run grows. {@link org.roundtrip.ui.open.StoredPaths} keeps lists of files in the preferences, such as the runs that were open.
 */
package org.roundtrip.ui.open;
