// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.parsers.ParserRun;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.Tied;
import org.roundtrip.libraries.LibraryException;
import org.roundtrip.libraries.LibraryFetch;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Libraries;
import org.roundtrip.provider.Library;
import org.roundtrip.provider.LibraryFiles;
import org.roundtrip.provider.grpc.GrpcProvider;

/**
 * Reads {@code .proto} files, and what they import, with Google's own {@code protoc}. It is fetched at the first file, together with
 * protobuf-java, which has the files of the well-known types.
 */
public final class ProtoImporter implements Importer {
    private static final String ANSWER = "answer.bin";
    private static final String SET = "proto";
    private static final Pattern ERROR = Pattern.compile("(?m)^([^:\\n]+):(\\d+):\\d+: (?!warning: |Import \"[^\"]*\" was not found)(.*)");
    private static final Pattern UNDEFINED = Pattern.compile("\"([^\"\\n]+)\" is not defined");
    private static final Texts TEXTS = Texts.of(ProtoImporter.class);

    private final LibraryFetch libraries;

    /** An importer with the libraries of this process's home. */
    public ProtoImporter() {
        this(LibraryFetch.into(RoundtripHome.current()));
    }

    ProtoImporter(LibraryFetch libraries) {
        this.libraries = libraries;
    }

    @Override
    public List<String> endings() {
        return List.of(".proto");
    }

    @Override
    public String patience() {
        return TEXTS.text("patience");
    }

    @Override
    public ProtoImporter in(RoundtripHome home) {
        return new ProtoImporter(LibraryFetch.into(home));
    }

    @Override
    public long toFetch() {
        return libraries.store().missing(needed()).isEmpty() ? 0
                : libraries.store().missing(withCommon()).stream().mapToLong(Library::size).sum();
    }

    @Override
    public void fetch(SourceFile file, LongConsumer arrived) throws InvalidFileException {
        files(file, withCommon(), arrived);
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        LibraryFiles files = files(file, needed(), bytes -> { });
        try (KnownFiles known = new KnownFiles(file, libraries, files.file(SET, "protobuf-java")); ParserRun run = new ParserRun(file)) {
            ProtoSources sources = ProtoSources.of(file, known);
            for (Map.Entry<String, byte[]> each : sources.contents().entrySet()) {
                run.put(each.getKey(), each.getValue());
            }
            // Paths are relative to the folder, outside of which the compiler looks for no file.
            Optional<String> failed = run.run("protoc", Tied.command(List.of(files.file(SET, "protoc").toString(), "--proto_path=.",
                    "--include_imports", "--descriptor_set_out=" + ANSWER, ProtoSources.OWN)));
            String searched = searched(file, known.problem());
            if (failed.isPresent()) {
                throw problem(file, failed.get(), sources, searched);
            }
            TypeTable table = new TypeTable(file);
            sources.missing().forEach(missing -> table.notes().add(missing, TEXTS.text("import.options", searched)));
            new ProtoFiles(table).add(DescriptorSet.read(run.get(ANSWER), file), ProtoSources.OWN, type.isPresent());
            return table.drawing(type);
        }
    }

    /** Returns where imports were looked for, and why not elsewhere. */
    private static String searched(SourceFile file, String problem) {
        String folders = file.searched().isEmpty() ? TEXTS.text("import.pasted") : file.searched();
        return problem.isEmpty() ? folders : TEXTS.text("import.common", folders, problem);
    }

    private static InvalidFileException problem(SourceFile file, String output, ProtoSources sources, String searched) {
        Matcher undefined = UNDEFINED.matcher(output);
        if (!sources.missing().isEmpty() && undefined.find()) {
            return file.problem(TEXTS.text("import", Excerpt.clip(sources.missing(undefined.group(1))), searched));
        }
        Matcher error = ERROR.matcher(output);
        if (!error.find()) {
            return file.problem(output.isBlank() ? TEXTS.text("crash") : TEXTS.text("wrong", Excerpt.clip(output.lines().findFirst().orElse(""))));
        }
        boolean own = error.group(1).equals(ProtoSources.OWN);
        String line = TEXTS.text("line", error.group(2));
        return new InvalidFileException(file.name(), own ? line : TEXTS.text("imported", Excerpt.clip(sources.title(error.group(1))), line),
                TEXTS.text("wrong", Excerpt.clip(sources.titled(error.group(3)))));
    }

    private static List<Library> needed() {
        return new GrpcProvider().libraries().needed().stream().filter(library ->
                library.artifact().equals("protoc") || library.artifact().equals("protobuf-java")).toList();
    }

    /** Once a fetch is under way, the common files of Google come with it, although few sources need them. */
    private static List<Library> withCommon() {
        return Stream.concat(needed().stream(), KnownFiles.common().needed().stream()).toList();
    }

    /** Fetches files, among them the two of the provider that are needed here, unless they are there. */
    private LibraryFiles files(SourceFile file, List<Library> wanted, LongConsumer arrived) throws InvalidFileException {
        List<Library> needed = needed();
        if (needed.size() < 2) {
            throw file.problem(TEXTS.text("machine", System.getProperty("os.name"), System.getProperty("os.arch")));
        }
        try {
            libraries.fetch(wanted, (bytes, of) -> arrived.accept(bytes));
            return libraries.store().files(new Libraries(Map.of(SET, needed)));
        } catch (LibraryException e) {
            throw file.problem(TEXTS.text("libraries", e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw file.problem(TEXTS.text("cancelled"));
        }
    }
}
