// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.roundtrip.model.Contract;
import org.roundtrip.provider.CompilationException;
import org.roundtrip.provider.Compiled;

/** A contract compiled and served inside this JVM. */
final class Isolated implements AutoCloseable {
    private final URLClassLoader loader;
    private final Function<String, String[]> exchange;

    @SuppressWarnings("unchecked")
    Isolated(Contract contract, Map<String, String> options, Path folder, long seed, int pool) throws Exception {
        Compiled compiled = compile(contract, options, folder.resolve("cache"));
        List<URL> path = new ArrayList<>();
        path.add(compiled.classes().toUri().toURL());
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            path.add(Path.of(entry).toUri().toURL());
        }
        loader = new URLClassLoader(path.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(loader);
        try {
            exchange = (Function<String, String[]>) loader.loadClass(Exchange.class.getName())
                    .getConstructor(Map.class, Path.class, long.class, int.class)
                    .newInstance(options, folder.resolve("server"), seed, pool);
        } catch (Exception e) {
            loader.close();
            throw e;
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static Compiled compile(Contract contract, Map<String, String> options, Path cache) throws Exception {
        try {
            return new AxisProvider().compile(contract, options, cache);
        } catch (CompilationException e) {
            throw new AssertionError(e.getMessage() + "\n" + e.details(), e);
        }
    }

    /** The digests of client and server after all entries of the pool have been called. */
    String[] digests(String operation) {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(loader);
        try {
            return exchange.apply(operation);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    String address() {
        return exchange.toString();
    }

    @Override
    public void close() throws IOException {
        ((Closeable) exchange).close();
        loader.close();
    }
}
