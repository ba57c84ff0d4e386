// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * For importers whose parser is a program of someone else, such as a middleware's own compiler. {@link
 * org.roundtrip.exchange.parsers.ParserRun} runs it in a process and a folder of its own, with a time limit.
 */
package org.roundtrip.exchange.parsers;
