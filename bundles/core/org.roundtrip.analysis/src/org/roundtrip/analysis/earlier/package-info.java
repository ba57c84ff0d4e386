// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What earlier runs on this machine tell of the next one. They say how much its forks will differ, and how long they take. Begin with
 * {@link org.roundtrip.analysis.earlier.EarlierRuns}, which reads runs, so it is not for a user interface's thread. Immutable.
 */
package org.roundtrip.analysis.earlier;
