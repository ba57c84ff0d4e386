// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Whether a fork had become steady before it was measured, and whether it stayed so. {@link org.roundtrip.analysis.steady.SteadyState}
 * judges a series of points, {@link org.roundtrip.analysis.steady.ForkSteady} the calls of a fork.
 *
 * <p>The method is that of Barrett et al. (<em>Virtual machine warmup blows hot and cold</em>, 2017), with the band of Traini et al.
 * (<em>Towards effective assessment of steady state performance in Java software</em>, 2022). Outliers are set aside, the changes of mean
 * and variance are searched exactly, and from the last segment back those are joined whose means are within 5 %. Everything is
 * computed the same way each time: what is drawn by chance has a fixed seed. Any thread may use it; a fork takes some 50 ms of a
 * processor, so nothing here is for times at which something is measured.
 */
package org.roundtrip.analysis.steady;
