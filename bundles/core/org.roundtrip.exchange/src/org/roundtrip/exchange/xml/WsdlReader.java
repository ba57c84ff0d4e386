// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.wsdl.Definition;
import javax.wsdl.Fault;
import javax.wsdl.Message;
import javax.wsdl.Operation;
import javax.wsdl.Part;
import javax.wsdl.PortType;
import javax.wsdl.WSDLException;
import javax.wsdl.extensions.ExtensionRegistry;
import javax.wsdl.extensions.UnknownExtensibilityElement;
import javax.wsdl.factory.WSDLFactory;
import javax.wsdl.xml.WSDLReader;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.DeclaredOperation;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.w3c.dom.Document;

/** Reads the types and operations of a WSDL 1.1 document; bindings and addresses are no part of a payload. */
public final class WsdlReader implements Importer {
    private static final Texts TEXTS = Texts.of(WsdlReader.class);

    @Override
    public List<String> endings() {
        return List.of(".wsdl");
    }

    @Override
    public Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        Definition definition = definition(file, XmlDocuments.parse(file));
        TypeTable table = new TypeTable(file);
        SchemaTypes types = new SchemaTypes(file, table);
        if (definition.getTypes() != null) {
            for (Object each : definition.getTypes().getExtensibilityElements()) {
                if (each instanceof UnknownExtensibilityElement schema) {
                    types.read(schema.getElement());
                }
            }
        }
        types.declare();
        if (!definition.getImports().isEmpty()) {
            table.notes().add(TEXTS.text("imports"));
        }
        for (Object portType : definition.getPortTypes().values()) {
            for (Object operation : ((PortType) portType).getOperations()) {
                table.add(operation((Operation) operation, types));
            }
        }
        return table.drawing(type);
    }

    private static Definition definition(SourceFile file, Document document) throws InvalidFileException {
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        // The factory looks for its own class there.
        Thread.currentThread().setContextClassLoader(WSDLFactory.class.getClassLoader());
        try {
            WSDLReader reader = WSDLFactory.newInstance().newWSDLReader();
            // Without its own reader of schemas, which would follow their imports.
            reader.setExtensionRegistry(new ExtensionRegistry());
            reader.setFeature("javax.wsdl.verbose", false);
            reader.setFeature("javax.wsdl.importDocuments", false);
            return reader.readWSDL(null, document);
        } catch (WSDLException | RuntimeException e) {
            throw file.problem(TEXTS.text("wsdl", Excerpt.said(e.getMessage())));
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    private static DeclaredOperation operation(Operation operation, SchemaTypes types) {
        List<Member> parameters = operation.getInput() == null ? List.of() : members(operation.getInput().getMessage(), types);
        List<Member> results = operation.getOutput() == null ? List.of() : members(operation.getOutput().getMessage(), types);
        return new DeclaredOperation(operation.getName(), parameters, switch (results.size()) {
            case 0 -> Optional.empty();
            case 1 -> Optional.of(results.getFirst().type());
            default -> Optional.of(new Sketch.Near(results.getFirst().type(), TEXTS.text("results", results.size())));
        }, faults(operation, types), operation.getOutput() == null);
    }

    /** A fault has one part. */
    private static List<Sketch> faults(Operation operation, SchemaTypes types) {
        List<Sketch> faults = new ArrayList<>();
        for (Object each : operation.getFaults().values()) {
            for (Object part : ((Fault) each).getMessage() == null ? List.of() : ((Fault) each).getMessage().getOrderedParts(null)) {
                faults.add(((Part) part).getElementName() != null ? types.element(((Part) part).getElementName())
                        : part((Part) part, types));
            }
        }
        return faults;
    }

    private static Sketch part(Part part, SchemaTypes types) {
        return part.getTypeName() == null ? new Sketch.Missing(TEXTS.text("part")) : types.ofType(part.getTypeName());
    }

    /** The parts of a message; those within the element that wraps them in the document style. */
    private static List<Member> members(Message message, SchemaTypes types) {
        List<Member> members = new ArrayList<>();
        for (Object each : message == null ? List.of() : message.getOrderedParts(null)) {
            Part part = (Part) each;
            if (part.getElementName() != null) {
                members.addAll(types.wrapped(part.getElementName()).orElseGet(() ->
                        List.of(new Member(part.getName(), types.element(part.getElementName())))));
            } else {
                members.add(new Member(part.getName(), part(part, types)));
            }
        }
        return members;
    }
}
