// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
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

    /** Compiles the loop for a stub with a method {@code echo} of one text. */
    static void compile(String stubType, List<Path> classPath, Path classes) throws IOException {
        Path source = classes.resolve("HandWrittenLoop.java");
        Files.createDirectories(classes);
        Files.writeString(source, """
                public final class HandWrittenLoop implements %s {
                    private String result;
                    @Override
                    public void run(Object object, String[] texts, long[] nanos) throws Exception {
                        %s stub = (%s) object;
                        for (int i = 0; i < nanos.length; i++) {
                            String text = texts[i & 15];
                            long start = System.nanoTime();
                            result = stub.echo(text);
                            nanos[i] = System.nanoTime() - start;
                        }
                    }
                }
                """.formatted(HandWritten.class.getName(), stubType, stubType));
        String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-cp", path, "-d",
                classes.toString(), source.toString()) != 0) {
            throw new IOException("the hand-written loop does not compile against " + stubType);
        }
    }
}
