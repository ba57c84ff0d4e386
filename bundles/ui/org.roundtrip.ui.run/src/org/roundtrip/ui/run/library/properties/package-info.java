// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What the platform's view Properties shows of the plan or run that is selected in the tree.
 * {@link org.roundtrip.ui.run.library.properties.ItemAdapters} is registered in {@code plugin.xml}. User interface's thread only.
 */
package org.roundtrip.ui.run.library.properties;
