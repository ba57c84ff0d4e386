// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The field guide behind F1: pages in the bundle's folder {@code pages}, a small subset of XHTML, read without a
 * browser. The page that belongs to a view or an editor is found by {@code pages/contexts.properties}.
 */
package org.roundtrip.help;
