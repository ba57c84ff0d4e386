// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The help behind F1, as data. It has the pages and their order, the search in them, and the page of each view. {@link
 * org.roundtrip.help.Guide} is the entry. The pages are files of a small subset of XHTML in the folder {@code pages}
 * beside this class; any browser shows them too. This package needs the JDK only; {@code org.roundtrip.help.view} shows
 * the pages. All classes are immutable, for any thread.
 *
 * <p>A page is {@code html/body} with an {@code h1}, which is its title, followed by {@code h2}, {@code p}, {@code ul} or
 * {@code ol} of {@code li}, {@code dl} of {@code dt} and {@code dd}, and {@code pre}. Text may contain {@code b}, {@code i},
 * {@code code}, {@code kbd} for keys, and {@code a} whose {@code href} is the file of another page.
 */
package org.roundtrip.help;
