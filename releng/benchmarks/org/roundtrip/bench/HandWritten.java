// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** The loop that someone would write by hand who wants to time one middleware, compiled against its own stub. */
public interface HandWritten {

    /** Calls once for each element of {@code nanos} and puts the call's duration there. */
    void run(Object stub, String[] texts, long[] nanos) throws Exception;

    /** Runs one loop for each stub, all at the same time on threads of their own, and returns when each has ended. */
    static void together(List<HandWritten> loops, List<Object> stubs, String[] texts, long[][] nanos) throws Exception {
        List<FutureTask<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < loops.size(); i++) {
            int caller = i;
            tasks.add(new FutureTask<>(() -> {
                loops.get(caller).run(stubs.get(caller), texts, nanos[caller]);
                return null;
            }));
        }
        tasks.forEach(task -> new Thread(task).start());
        for (FutureTask<Void> task : tasks) {
            task.get();
        }
    }

    /**
     * Compiles the loop for the stub that a generated caller has. Its method {@code echo} takes a text, or a message that is built
     * before the clock runs, as the harness does it too.
     *
     * @param classPath of the client, with the generated caller
     */
    static void compile(List<Path> classPath, Path classes) throws Exception {
        String stub;
        String request;
        try (URLClassLoader client = new URLClassLoader(urls(classPath), HandWritten.class.getClassLoader())) {
            Class<?> type = Class.forName("generated.Caller_echo", false, client).getDeclaredField("stub").getType();
            stub = type.getCanonicalName();
            request = Stream.of(type.getMethods()).filter(method -> method.getName().equals("echo") && method.getParameterCount() == 1)
                    .findFirst().orElseThrow().getParameterTypes()[0].getCanonicalName();
        }
        boolean text = request.equals(String.class.getName());
        Path source = classes.resolve("HandWrittenLoop.java");
        Files.createDirectories(classes);
        Files.writeString(source, """
                public final class HandWrittenLoop implements %1$s {
                    private Object result;
                    @Override
                    public void run(Object object, String[] texts, long[] nanos) throws Exception {
                        %2$s stub = (%2$s) object;
                        %3$s[] requests = new %3$s[texts.length];
                        for (int i = 0; i < texts.length; i++) {
                            requests[i] = %4$s;
                        }
                        for (int i = 0; i < nanos.length; i++) {
                            %3$s request = requests[i & 15];
                            long start = System.nanoTime();
                            result = stub.echo(request);
                            nanos[i] = System.nanoTime() - start;
                        }
                    }
                }
                """.formatted(HandWritten.class.getName(), stub, request,
                text ? "texts[i]" : request + ".newBuilder().setText(texts[i]).build()"));
        String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-nowarn", "-cp", path, "-d",
                classes.toString(), source.toString()) != 0) {
            throw new IOException("the hand-written loop does not compile against " + stub);
        }
    }

    private static URL[] urls(List<Path> classPath) throws IOException {
        URL[] urls = new URL[classPath.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = classPath.get(i).toUri().toURL();
        }
        return urls;
    }
}
