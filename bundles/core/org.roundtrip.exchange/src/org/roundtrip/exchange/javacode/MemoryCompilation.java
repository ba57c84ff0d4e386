// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;

/**
 * One Java source compiled into memory by the Eclipse compiler against the Java library alone. It is compiled in spite
 * of errors where possible. No annotation processor runs.
 *
 * @param classes the class files, in the order in which the compiler wrote them
 * @param errors  what is wrong with the source
 */
record MemoryCompilation(List<byte[]> classes, List<Diagnostic<? extends JavaFileObject>> errors) {
    private static final List<String> OPTIONS = List.of("-21", "-proc:none", "-proceedOnError", "-nowarn", "-parameters", "-encoding", "UTF-8");

    /** Compiles. @throws IOException when the folder for temporary files cannot be used, because the compiler wants a file */
    static MemoryCompilation of(String source) throws IOException {
        // The JDK has a provider too, in a module of its own.
        JavaCompiler compiler = ServiceLoader.load(JavaCompiler.class, BatchCompiler.class.getClassLoader()).stream()
                .filter(provider -> provider.type().getModule() == BatchCompiler.class.getModule())
                .findFirst().orElseThrow().get();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Map<String, byte[]> classes = new LinkedHashMap<>();
        Path folder = Files.createTempDirectory("roundtrip");
        Path file = Files.writeString(folder.resolve("Source.java"), source);
        try (StandardJavaFileManager library =
                compiler.getStandardFileManager(diagnostics, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            library.setLocation(StandardLocation.CLASS_PATH, List.of());
            library.setLocation(StandardLocation.SOURCE_PATH, List.of());
            compiler.getTask(new StringWriter(), new Memory(library, classes), diagnostics, OPTIONS, null,
                    library.getJavaFileObjects(file)).call();
        } finally {
            Files.delete(file);
            Files.delete(folder);
        }
        return new MemoryCompilation(new ArrayList<>(classes.values()), diagnostics.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .<Diagnostic<? extends JavaFileObject>>map(each -> each).toList());
    }

    /** Keeps what the compiler writes. */
    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> classes;

        Memory(JavaFileManager library, Map<String, byte[]> classes) {
            super(library);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    return new FilterOutputStream(bytes) {
                        @Override
                        public void close() {
                            classes.put(name, bytes.toByteArray());
                        }
                    };
                }
            };
        }
    }
}
