// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The field guide behind F1, as data: its pages, in which order they stand, what can be found in them, and which page
 * belongs to which view. The pages are files of a small subset of XHTML in the folder {@code pages} beside this class;
 * any browser shows them too. Needs the JDK only; what a person sees of it is in {@code org.roundtrip.help.view}.
 *
 * <p>A page is {@code html/body} with an {@code h1}, its title, and then {@code h2}, {@code p}, {@code ul} or {@code ol}
 * of {@code li}, {@code dl} of {@code dt} and {@code dd}, and {@code pre}. Within text there may be {@code b}, {@code i},
 * {@code code}, {@code kbd} for keys, and {@code a} whose {@code href} is the file of another page.
 */
package org.roundtrip.help;
