// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jaxrpc.runtime;

import com.sun.xml.rpc.tools.wscompile.CompileTool;

/** JAX-RPC's own wscompile without its last step. What it generates is compiled together with everything else, for the Java of the plan. */
public final class Wscompile extends CompileTool {
    private Wscompile() {
        super(System.out, "wscompile");
    }

    /** Generates from the arguments of wscompile. The status is 1 when it could not. */
    public static void main(String[] arguments) {
        System.exit(new Wscompile().run(arguments) ? 0 : 1);
    }

    @Override
    protected void compileGeneratedClasses() {
        // Compiled later.
    }
}
