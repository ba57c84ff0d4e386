// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.socket;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.contract.BundleClassPath;
import org.roundtrip.contract.ContractCompiler;
import org.roundtrip.contract.Glue;
import org.roundtrip.contract.Halves;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.Recipe;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.ShapeKind;
import org.roundtrip.contract.ShapeSize;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;
import org.roundtrip.provider.Launch;
import org.roundtrip.provider.Provider;
import org.roundtrip.provider.Refusal;
import org.roundtrip.provider.socket.runtime.Connection;
import org.roundtrip.provider.socket.runtime.SocketClient;
import org.roundtrip.provider.socket.runtime.SocketServer;

/**
 * The floor, the baseline that other middlewares are compared with. It is what a careful programmer would write by hand
 * for one contract on a plain TCP socket. Every other middleware does more, and the difference is its cost.
 */
public final class SocketProvider implements Provider {
    private static final JavaTypes TYPES = new JavaTypes(false) {
        @Override
        public String stubType(Contract contract) {
            return "generated.Stub";
        }
    };

    private final ContractCompiler compiler = new ContractCompiler();

    @Override
    public List<Refusal> refusals(Contract contract, Map<String, String> options) {
        ShapeSize.Ruler ruler = new ShapeSize.Ruler();
        return Refusals.of(contract, ShapeKind.values()).operations(operation -> mostBytes(operation, ruler) > Connection.MOST_BYTES
                ? Texts.of(SocketProvider.class).text("arguments", Connection.MOST_BYTES >> 20) : null).list();
    }

    @Override
    public Compiled compile(Contract contract, CompileSetting setting)
            throws CompilationException, InterruptedException {
        Map<String, String> sources = new LinkedHashMap<>(TYPES.sources(contract));
        sources.putAll(Glue.sources(contract, TYPES));
        sources.putAll(MarshallerWriter.sources(contract, TYPES));
        return compiler.compile(
                new Recipe("socket", "1", sources, List.of(), BundleClassPath.of(SocketServer.class),
                        setting.release()), setting.cache());
    }

    @Override
    public Launch server(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(SocketServer.class, compiled);
    }

    @Override
    public Launch client(Compiled compiled, Map<String, String> options) {
        return Halves.jvm(SocketClient.class, compiled);
    }

    /**
     * Returns the most bytes of an operation's arguments. They are the content, and a length of at most four bytes for
     * each object, or a byte that says whether an optional value is there.
     */
    private static double mostBytes(Operation operation, ShapeSize.Ruler ruler) {
        return operation.parameters().stream().map(parameter -> ruler.measure(parameter.shape()))
                .mapToDouble(size -> size.content() + 4.0 * size.objects()).sum();
    }
}
