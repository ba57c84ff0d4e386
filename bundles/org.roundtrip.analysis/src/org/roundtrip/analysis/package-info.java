// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Results, findings and curves from the recorded calls of a run. Begin with {@link RunAnalysis}, which follows a run
 * while it grows, or with {@link Results} for a finished run. {@link Quantile} holds the one rule for percentiles. A
 * value that a fork measures once, such as the first call, becomes its median over the forks.
 *
 * <p>{@link Comparison} is a ratio of medians; {@link Finding} writes it as a sentence. With several forks the ratio has
 * a 95 % interval, and two variants differ only when the whole interval lies beyond 1.05. With one fork there is no
 * interval: then the ratio itself decides, and the sentence says that it is an indication.
 *
 * <p>{@link Curve} sums up the calls of a fork for charts, {@link PixelColumns} reads them again for details. Captures
 * are not read here but in bundle {@code packets}. Several threads may use an analysis; reading takes time and is not for
 * a user interface's thread.
 */
package org.roundtrip.analysis;
