// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** What files import: beside them, on the import path, from a folder above, what comes along, and what cannot be had. */
class ProtoImportsTest {
    @TempDir
    private Path temp;

    private Path write(String path, String text) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static Imported read(Path file, Path... path) throws InvalidFileException {
        return FetchedImporter.get().read(SourceFile.read(file, List.of(path)), Optional.empty());
    }

    private static String shape(Imported imported) {
        return Written.of(imported.drawing().payload().orElseThrow());
    }

    private static String refused(Path file, Path... path) {
        return assertThrows(InvalidFileException.class, () -> read(file, path)).getMessage();
    }

    @Test
    void filesAreFoundBesideOnTheImportPathAndFromAFolderAbove() throws Exception {
        write("root/pkg/b.proto", "syntax = \"proto3\"; package pkg; import \"pkg/c.proto\"; message B { C c = 1; }");
        write("root/pkg/c.proto", "syntax = \"proto2\"; package pkg; message C { optional int32 x = 1; message Unused {} }");
        write("other/far/d.proto", "syntax = \"proto3\"; message D { bool d = 1; }");
        Path file = write("root/pkg/a.proto", """
                edition = "2023";
                import "b.proto"; import 'pkg/c.proto'; import "far/d.proto";
                message A { pkg.B b = 1; pkg.C c = 2; D d = 3; int32 x = 4; }
                """);
        Imported imported = read(file, temp.resolve("other"));
        assertEquals("A{b B{c C{x int?}}, c C{x int?}, d D{d boolean}, x int?}", shape(imported));
        assertEquals(List.of(), imported.drawing().unused(), "types of other files that nothing needs are left out");
        String missing = refused(file);
        assertTrue(missing.contains("far/d.proto") && missing.contains(temp.resolve("root/pkg").toString()), missing);
    }

    @Test
    void whatIsImportedPubliclyIsAsIfItStoodInTheFile() throws Exception {
        write("m.proto", "syntax = \"proto3\"; message M { string a = 1; }");
        assertEquals("M{a text}", shape(read(write("f.proto", "syntax = \"proto3\"; import public \"m.proto\";"))));
    }

    @Test
    void filesInACircleMissingOnesAndDuplicatesAreOneSentenceEach() throws Exception {
        write("b.proto", "import \"c.proto\"; message B {}");
        write("c.proto", "import \"a.proto\"; message C {}");
        String circle = refused(write("a.proto", "import \"b.proto\"; message A { optional B b = 1; }"));
        assertTrue(circle.contains("a.proto > b.proto > c.proto > a.proto"), circle);
        write("twice.proto", "syntax = \"proto3\"; message A {}");
        String twice = refused(write("d.proto", "syntax = \"proto3\"; import \"twice.proto\";\nmessage A {}"));
        assertTrue(twice.contains("line 2") && twice.contains("already defined in file \"twice.proto\""), twice);
        String outside = refused(write("sub/e.proto", "import \"../twice.proto\"; message E { optional A a = 1; }"));
        assertTrue(outside.contains("../twice.proto"), outside);
        write("bad.proto", "syntax = \"proto3\";\nmessage X {");
        String damaged = refused(write("f.proto", "syntax = \"proto3\"; import \"bad.proto\"; message F { X x = 1; }"));
        assertTrue(damaged.contains("bad.proto") && damaged.contains("line 2"), damaged);
    }

    @Test
    void aFileThatIsImportedByTwoNamesIsOneAndTwoOfOneNameAreTwo() throws Exception {
        write("pkg/one.proto", "syntax = \"proto3\"; package one; message One { int32 x = 1; }");
        write("pkg/two/one.proto", "syntax = \"proto3\"; package two; message Two { int32 y = 1; }");
        write("pkg/two/two.proto", "syntax = \"proto3\"; package two; import \"one.proto\"; import \"../one.proto\"; message Both { Two two = 1; one.One one = 2; }");
        Path file = write("pkg/a.proto", "syntax = \"proto3\"; import \"one.proto\"; import \"two/two.proto\"; message A { one.One one = 1; two.Both both = 2; }");
        assertEquals("A{one One{x int}, both Both{two Two{y int}, one One{x int}}}", shape(read(file)));
    }

    @Test
    void optionsOfFilesThatAreNotThereAreLeftOut() throws Exception {
        Imported imported = read(write("options.proto", """
                syntax = "proto3"; // option (not.one) = 1;
                package p;
                import "gogoproto/gogo.proto"; /* import "x.proto"; */
                import "google/protobuf/descriptor.proto";
                option (gogoproto.marshaler_all) = true;
                option java_package = "option (a) = ';';";
                extend google.protobuf.FieldOptions { string mine = 50000; }
                message M {
                  option (gogoproto.equal) = { a: [1, 2], b { c: "}" } };
                  int32 a = 1 [(gogoproto.x).y = {z: 1}, deprecated = true, (mine) = "]"];
                  repeated int32 b = 2 [packed = false, (gogoproto.x) = 1];
                  int32 c = 3 [(gogoproto.x) = 1];
                }
                service S { rpc Call(M) returns (M) { option (google.api.http) = { get: "/v1" }; } }
                """));
        assertEquals("M{a int, b int[], c int}", Written.of(imported.drawing().operations().getFirst().result().orElseThrow()));
        assertTrue(imported.notes().stream().anyMatch(note -> note.startsWith("gogoproto/gogo.proto: this import is not in")), imported.notes().toString());
        String needed = refused(write("needed.proto", "import \"option/a.proto\"; import \"x/y/b.proto\"; message M { optional x.y.B b = 1; }"));
        assertTrue(needed.contains("needs x/y/b.proto"), needed);
    }

    @Test
    void theCommonFilesOfGoogleComeAlong() throws Exception {
        Imported imported = read(write("money.proto", """
                syntax = "proto3";
                import "google/api/annotations.proto"; import "google/type/money.proto"; import "google/rpc/status.proto";
                message Paid { google.type.Money money = 1; google.rpc.Status status = 2; }
                """));
        assertEquals("Paid{money Money{currency_code text, units long, nanos int}, status Status{code int, message text, details Any{type_url text, value bytes}[]}}",
                shape(imported));
    }
}
