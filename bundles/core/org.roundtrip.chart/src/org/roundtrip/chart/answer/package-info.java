// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The chart that answers which middleware is fastest, by how much, and how sure that is. {@link org.roundtrip.chart.answer.Answer} is what
 * it shows, {@link org.roundtrip.chart.answer.AnswerChart} draws it. Nothing here uses SWT.
 */
package org.roundtrip.chart.answer;
