// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * Reads what {@code protoc} writes. The classes that read it are fetched, so they are not there when Roundtrip is built; every
 * message of theirs can list its fields.
 */
final class DescriptorSet {
    private static final String PACKAGE = "com.google.protobuf.";

    private DescriptorSet() {
    }

    /** Returns the description of the one file in a set. @param jar of protobuf-java */
    static Node read(Path jar, byte[] set, SourceFile file) throws InvalidFileException {
        try (URLClassLoader classes = new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            Object read = classes.loadClass(PACKAGE + "DescriptorProtos$FileDescriptorSet").getMethod("parseFrom", byte[].class)
                    .invoke(null, (Object) set);
            return new Reader(classes.loadClass(PACKAGE + "Message"), classes.loadClass(PACKAGE + "Descriptors$GenericDescriptor"))
                    .node(read).nodes("file").getFirst();
        } catch (InvocationTargetException e) {
            // It reads at most a hundred messages within each other.
            throw file.problem(Texts.of(DescriptorSet.class).text("deep"));
        } catch (IOException | ReflectiveOperationException e) {
            throw file.problem(Texts.of(DescriptorSet.class).text("libraries", e.toString()));
        }
    }

    /** @param message the interface of all messages; @param named that of all descriptors, which have names */
    private record Reader(Class<?> message, Class<?> named) {
        Node node(Object read) throws ReflectiveOperationException {
            Map<String, Object> fields = new LinkedHashMap<>();
            Map<?, ?> all = (Map<?, ?>) message.getMethod("getAllFields").invoke(read);
            for (Map.Entry<?, ?> each : all.entrySet()) {
                fields.put(name(each.getKey()), value(each.getValue()));
            }
            return new Node(fields);
        }

        private Object value(Object read) throws ReflectiveOperationException {
            if (read instanceof List<?> list) {
                Object[] values = new Object[list.size()];
                for (int i = 0; i < values.length; i++) {
                    values[i] = value(list.get(i));
                }
                return List.of(values);
            }
            return message.isInstance(read) ? node(read) : named.isInstance(read) ? name(read) : read;
        }

        private String name(Object descriptor) throws ReflectiveOperationException {
            return (String) named.getMethod("getName").invoke(descriptor);
        }
    }
}
