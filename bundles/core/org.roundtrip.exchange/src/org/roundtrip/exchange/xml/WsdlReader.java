// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.namespace.QName;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** Reads the types and operations of WSDL 1.1; addresses are no part of a payload. */
public final class WsdlReader implements Importer {
    private static final Texts TEXTS = Texts.of(WsdlReader.class);

    @Override
    public List<String> endings() {
        return List.of(".wsdl");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        return read(file, XmlDocuments.parse(file, table.notes()), table, type);
    }

    static Imported read(SourceFile file, XmlElement root, TypeTable table, Optional<String> type) throws InvalidFileException {
        if (!root.is(WsdlDocuments.WSDL, "definitions")) {
            throw file.problem(root.is(WsdlDocuments.WSDL_2, "description") ? TEXTS.text("wsdl.2") : TEXTS.text("wsdl", Excerpt.clip(root.name()), Excerpt.clip(root.namespace())));
        }
        SchemaFiles schemas = new SchemaFiles(table.notes());
        WsdlDocuments documents = new WsdlDocuments(file, root, table.notes(), schemas);
        int own = schemas.files().size();
        schemas.follow();
        SchemaTypes types = new SchemaTypes(schemas, table);
        Optional<String> chosen = Offers.of(schemas, types, table, own, type);
        Reading reading = new Reading(documents, types, table.notes());
        List<DeclaredOperation> operations = documents.portTypes().stream()
                .flatMap(each -> each.children(WsdlDocuments.WSDL, "operation").stream()).map(reading::operation).toList();
        operations.forEach(table::add);
        types.finish();
        return table.drawing(chosen);
    }

    /** The operations of one import. */
    private record Reading(WsdlDocuments documents, SchemaTypes types, Notes notes) {

        DeclaredOperation operation(XmlElement operation) {
            String name = operation.attribute("name");
            List<Member> parameters = child(operation, "input").map(each -> members(each, name, true)).orElse(List.of());
            Optional<XmlElement> output = child(operation, "output");
            List<Member> results = output.map(each -> members(each, name, false)).orElse(List.of());
            return new DeclaredOperation(name, parameters, switch (results.size()) {
                case 0 -> Optional.empty();
                case 1 -> Optional.of(results.getFirst().type());
                default -> Optional.of(types.struct("result " + name, SchemaTypes.upper(name) + "Result", results));
            }, operation.children(WsdlDocuments.WSDL, "fault").stream().flatMap(fault -> parts(fault).stream().map(part -> fault(fault, part))).toList(), output.isEmpty());
        }

        private static Optional<XmlElement> child(XmlElement operation, String name) {
            return operation.children(WsdlDocuments.WSDL, name).stream().findFirst();
        }

        private List<XmlElement> parts(XmlElement reference) {
            String written = reference.attribute("message");
            Optional<XmlElement> message = written.isEmpty() ? Optional.empty() : documents.message(reference.qualified(written));
            if (message.isEmpty() && !written.isEmpty()) {
                notes.add(written, TEXTS.text("message"));
            }
            return message.map(each -> each.children(WsdlDocuments.WSDL, "part")).orElse(List.of());
        }

        /** The parts of a message; those within the element that wraps them in the document style. */
        private List<Member> members(XmlElement reference, String operation, boolean input) {
            List<Member> members = new ArrayList<>();
            List<XmlElement> parts = parts(reference);
            for (XmlElement part : parts) {
                Optional<QName> element = element(part);
                Optional<List<Member>> wrapped = element.filter(name -> types.hasOwnType(name)
                        || parts.size() == 1 && wraps(name.getLocalPart(), operation, input)).flatMap(types::wrapped);
                // Several results stay within the struct that wraps them.
                if (wrapped.isPresent() && (input || wrapped.get().size() < 2)) {
                    members.addAll(wrapped.get());
                } else {
                    members.add(new Member(part.attribute("name"), type(part)));
                }
            }
            return members;
        }

        /** An element of a named type wraps parameters when it is called like the operation. One for results may have another ending. */
        private static boolean wraps(String element, String operation, boolean input) {
            return element.equals(operation) || !input && element.equals(operation + "Response");
        }

        private static Optional<QName> element(XmlElement part) {
            return part.attribute("element").isEmpty() ? Optional.empty() : Optional.of(part.qualified(part.attribute("element")));
        }

        private Sketch type(XmlElement part) {
            return element(part).map(types::element).orElseGet(() -> part.attribute("type").isEmpty() ? new Sketch.Missing(TEXTS.text("part"))
                    : types.ofType(part.qualified(part.attribute("type"))));
        }

        /** What is thrown is a struct; another type becomes the field of one. */
        private Sketch fault(XmlElement fault, XmlElement part) {
            Sketch type = type(part);
            if (type instanceof Sketch.Missing || types.isStruct(type)) {
                return type;
            }
            String name = element(part).orElseGet(() -> fault.qualified(fault.attribute("message"))).getLocalPart();
            return types.struct("fault " + name, SchemaTypes.upper(name), List.of(new Member("value", type)));
        }
    }
}
