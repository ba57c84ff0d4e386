// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.ui.process;

import java.util.function.Consumer;

/** Steps to do in the other workbench. An implementation has a public constructor without parameters. */
@FunctionalInterface
public interface Script {

    /**
     * Does the steps, on the thread of the user interface.
     *
     * @param report takes the lines that the test shall get
     */
    void run(Consumer<String> report) throws Exception;
}
