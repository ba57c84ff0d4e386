// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.nio.file.Path;
import org.roundtrip.provider.Compiled;

/** Compiles in a process of its own. */
public final class CompileMain {
    private CompileMain() {
    }

    public static void main(String[] arguments) throws Exception {
        Compiled compiled = new ContractCompiler().compile(
                TrialGenerator.recipe(arguments[2], Path.of(arguments[1])), Path.of(arguments[0]));
        System.out.println(compiled.cached());
    }
}
