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
import java.util.regex.Pattern;
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
 * Java sources compiled into memory by the Eclipse compiler against the Java library alone. They are compiled in spite of errors where possible.
 * No annotation processor runs.
 *
 * @param classes the class files, in no order
 * @param errors  what is wrong with the sources
 */
record MemoryCompilation(List<byte[]> classes, List<Problem> errors) {
    private static final List<String> OPTIONS = List.of("-25", "-proc:none", "-proceedOnError", "-nowarn", "-parameters", "-encoding", "UTF-8");
    private static final Pattern FILE_NAME = Pattern.compile("[\\p{javaJavaIdentifierPart}-]+\\.java");

    /**
     * What is wrong.
     *
     * @param source index of the source; their number where the compiler does not say it
     * @param id     one of {@link org.eclipse.jdt.core.compiler.IProblem}
     * @param start  index of the character in the source; negative where there is none
     */
    record Problem(int source, int id, long line, int start, String words) {
    }

    /** A source and the name of its file, which decides the name of a class that has none. */
    record Unit(String fileName, String text) {
    }

    /** Compiles. @throws IOException when the folder for temporary files cannot be used, because the compiler wants files */
    static MemoryCompilation of(List<Unit> units) throws IOException {
        // The JDK has a provider too, in a module of its own.
        JavaCompiler compiler = ServiceLoader.load(JavaCompiler.class, BatchCompiler.class.getClassLoader()).stream()
                .filter(provider -> provider.type().getModule() == BatchCompiler.class.getModule())
                .findFirst().orElseThrow().get();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Map<String, byte[]> classes = new LinkedHashMap<>();
        List<Path> files = new ArrayList<>();
        Path folder = Files.createTempDirectory("roundtrip");
        try (StandardJavaFileManager library =
                compiler.getStandardFileManager(diagnostics, Locale.ENGLISH, StandardCharsets.UTF_8)) {
            for (Unit unit : units) {
                Path own = Files.createDirectory(folder.resolve(String.valueOf(files.size())));
                files.add(own.resolve(FILE_NAME.matcher(unit.fileName()).matches() ? unit.fileName() : "Source.java"));
                Files.writeString(files.getLast(), unit.text());
            }
            library.setLocation(StandardLocation.CLASS_PATH, List.of());
            library.setLocation(StandardLocation.SOURCE_PATH, List.of());
            compiler.getTask(new StringWriter(), new Memory(library, classes), diagnostics, OPTIONS, null,
                    library.getJavaFileObjectsFromPaths(files)).call();
            // An error names its source only while the file is there.
            return new MemoryCompilation(new ArrayList<>(classes.values()), diagnostics.getDiagnostics().stream()
                    .filter(each -> each.getKind() == Diagnostic.Kind.ERROR).map(each -> problem(each, files)).toList());
        } finally {
            delete(folder, files);
        }
    }

    private static void delete(Path folder, List<Path> files) throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
            Files.deleteIfExists(file.getParent());
        }
        Files.deleteIfExists(folder);
    }

    private static Problem problem(Diagnostic<? extends JavaFileObject> error, List<Path> files) {
        int source = error.getSource() == null ? -1 : files.indexOf(Path.of(error.getSource().toUri()));
        return new Problem(source < 0 ? files.size() : source, error.getCode() == null ? 0 : Integer.parseInt(error.getCode()), error.getLineNumber(),
                (int) error.getStartPosition(), error.getMessage(Locale.ENGLISH).strip().replaceAll("\\s+", " "));
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
