// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

import java.util.function.Function;
import java.util.stream.Collectors;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;

/**
 * Writes the WSDL 1.1 document of a contract. Types and service have different name spaces, so that no type's name can
 * clash with an operation's, and generators put them into different packages.
 */
public final class Wsdl {
    /** Name space of operations, and of the elements that wrap their arguments and results. */
    public static final String SERVICE_NAMESPACE = "urn:roundtrip:service";
    /** Name space of structs, enums and arrays. */
    public static final String TYPES_NAMESPACE = "urn:roundtrip:types";
    /** Name of the port, and so of the service in the server's URL. */
    public static final String PORT = "Servant";

    private final Contract contract;
    private final SoapNames names;
    private final Style style;
    private final Schema schema;

    private Wsdl(Contract contract, SoapNames names, Style style, Dialect dialect) {
        this.contract = contract;
        this.names = names;
        this.style = style;
        this.schema = new Schema(names, style, dialect);
    }

    /** Returns the whole document. */
    public static String write(Contract contract, SoapNames names, Style style, Dialect dialect) {
        return new Wsdl(contract, names, style, dialect).document();
    }

    private String document() {
        // Messages and wrappers are written first, because they make the schema list the array types that they need.
        String messages = each(style.rpc() ? this::rpcMessages : this::documentMessages) + faultMessages();
        String wrappers = style.rpc() ? "" : each(this::wrappers);
        String types = schema.types(contract);
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <wsdl:definitions targetNamespace="%s" xmlns:s="%1$s" xmlns:t="%s"
                    xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
                    xmlns:enc="http://schemas.xmlsoap.org/soap/encoding/" xmlns:xsd="http://www.w3.org/2001/XMLSchema">
                <wsdl:types>
                <xsd:schema targetNamespace="%2$s"%s>
                <xsd:import namespace="http://schemas.xmlsoap.org/soap/encoding/"/>
                %s</xsd:schema>
                <xsd:schema targetNamespace="%1$s"%3$s>
                <xsd:import namespace="%2$s"/>
                %s</xsd:schema>
                </wsdl:types>
                %s<wsdl:portType name="%s">
                %s</wsdl:portType>
                <wsdl:binding name="%7$sSoapBinding" type="s:%7$s">
                <soap:binding style="%s" transport="http://schemas.xmlsoap.org/soap/http"/>
                %s</wsdl:binding>
                <wsdl:service name="%7$sService">
                <wsdl:port name="%7$s" binding="s:%7$sSoapBinding"><soap:address location="http://localhost/"/></wsdl:port>
                </wsdl:service>
                </wsdl:definitions>
                """.formatted(SERVICE_NAMESPACE, TYPES_NAMESPACE,
                style.encoded() ? "" : " elementFormDefault=\"qualified\"", types, wrappers, messages, PORT,
                each(this::portTypeOperation), style.rpc() ? "rpc" : "document", each(this::bindingOperation));
    }

    private String rpcMessages(Operation operation) {
        return message(operation, "Request", operation.parameters().stream()
                .map(parameter -> part(names.parameter(operation, parameter.name()), "type",
                        schema.reference(parameter.shape()))).collect(Collectors.joining()))
                + (operation.oneWay() ? "" : message(operation, "Response", operation.result()
                        .map(result -> part("result", "type", schema.reference(result))).orElse("")));
    }

    private String documentMessages(Operation operation) {
        String name = names.operation(operation);
        return message(operation, "Request", part("parameters", "element", "s:" + name))
                + (operation.oneWay() ? "" : message(operation, "Response", part("parameters", "element", "s:" + name + "Response")));
    }

    private String message(Operation operation, String suffix, String parts) {
        return "<wsdl:message name=\"%s%s\">\n%s</wsdl:message>\n".formatted(names.operation(operation), suffix, parts);
    }

    private static String part(String name, String kind, String reference) {
        return "<wsdl:part name=\"%s\" %s=\"%s\"/>\n".formatted(name, kind, reference);
    }

    private String wrappers(Operation operation) {
        String name = names.operation(operation);
        return wrapper(name, operation.parameters().stream()
                .map(parameter -> schema.element(names.parameter(operation, parameter.name()), parameter.shape()))
                .collect(Collectors.joining()))
                + (operation.oneWay() ? "" : wrapper(name + "Response", operation.result().map(result -> schema.element("result", result)).orElse("")));
    }

    private static String wrapper(String name, String elements) {
        return """
                <xsd:element name="%s"><xsd:complexType><xsd:sequence>
                %s</xsd:sequence></xsd:complexType></xsd:element>
                """.formatted(name, elements);
    }

    private String portTypeOperation(Operation operation) {
        return """
                <wsdl:operation name="%s"%s>
                <wsdl:input message="s:%1$sRequest"/>
                %4$s%3$s</wsdl:operation>
                """.formatted(names.operation(operation), !style.rpc() || operation.oneWay() || operation.parameters().isEmpty() ? ""
                        : operation.parameters().stream().map(parameter -> names.parameter(operation, parameter.name()))
                                .collect(Collectors.joining(" ", " parameterOrder=\"", "\"")),
                faults(operation, "<wsdl:fault name=\"%s\" message=\"s:%1$sFault\"/>\n"),
                operation.oneWay() ? "" : "<wsdl:output message=\"s:%sResponse\"/>\n".formatted(names.operation(operation)));
    }

    private String faultMessages() {
        return contract.operations().stream().flatMap(operation -> operation.exceptions().stream()).distinct()
                .map(exception -> "<wsdl:message name=\"%sFault\">\n%s</wsdl:message>\n".formatted(names.type(exception),
                        part(names.type(exception), style.encoded() ? "type" : "element", "t:" + names.type(exception))))
                .collect(Collectors.joining());
    }

    private String faults(Operation operation, String text) {
        return operation.exceptions().stream().map(exception -> text.formatted(names.type(exception)))
                .collect(Collectors.joining());
    }

    private String bindingOperation(Operation operation) {
        String use = style == Style.DOCUMENT_LITERAL ? "use=\"literal\"" : style == Style.RPC_LITERAL ? "use=\"literal\" namespace=\"%s\"".formatted(SERVICE_NAMESPACE)
                : "use=\"encoded\" encodingStyle=\"http://schemas.xmlsoap.org/soap/encoding/\" namespace=\"%s\""
                        .formatted(SERVICE_NAMESPACE);
        return """
                <wsdl:operation name="%s"><soap:operation soapAction=""/>
                <wsdl:input><soap:body %s/></wsdl:input>
                %4$s%3$s</wsdl:operation>
                """.formatted(names.operation(operation), use,
                faults(operation, "<wsdl:fault name=\"%s\"><soap:fault name=\"%1$s\" " + use + "/></wsdl:fault>\n"),
                operation.oneWay() ? "" : "<wsdl:output><soap:body %s/></wsdl:output>\n".formatted(use));
    }

    private String each(Function<Operation, String> text) {
        return contract.operations().stream().map(text).collect(Collectors.joining());
    }
}
