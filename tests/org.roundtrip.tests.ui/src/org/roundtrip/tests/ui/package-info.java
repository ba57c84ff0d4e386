// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0

/**
 * Tests of the window: the product's workbench on a real screen, driven as a person drives it. A class of tests is marked
 * {@link org.roundtrip.tests.ui.WindowTest}; its tests run in a random order, and it leaves the window as it found it.
 * {@link org.roundtrip.tests.ui.Workbench} finds controls and waits, {@link org.roundtrip.tests.ui.OpenedCapture} opens
 * captures, {@link org.roundtrip.tests.ui.Person} moves the real keyboard and mouse. Tests run on the thread of the user
 * interface and wait for conditions, never for a time.
 */
package org.roundtrip.tests.ui;
