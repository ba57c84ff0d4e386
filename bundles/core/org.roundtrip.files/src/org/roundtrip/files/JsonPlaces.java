// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** Finds where in a JSON text a value stands. */
final class JsonPlaces {
    private JsonPlaces() {
    }

    /**
     * The offset of a value, in characters from 0: where its name begins or, in a list, the value itself. A value that is
     * missing is looked for further out: the field or list element that would contain it.
     *
     * @param place field names and indices from 0, joined by slashes
     */
    static int offset(String json, String place) {
        int offset = 0;
        int longest = 0;
        try (JsonParser parser = Json.MAPPER.createParser(json)) {
            JsonToken token = parser.nextToken();
            while (token != null) {
                // Where an object or list begins, the parser is within it already.
                JsonStreamContext at = token.isStructStart() ? parser.getParsingContext().getParent()
                        : parser.getParsingContext();
                if (token == JsonToken.FIELD_NAME || at.inArray() && !token.isStructEnd()) {
                    String path = SchemaCheck.readable(at.pathAsPointer().toString());
                    if (path.length() > longest && (place + "/").startsWith(path + "/")) {
                        longest = path.length();
                        offset = (int) parser.currentTokenLocation().getCharOffset();
                    }
                }
                token = parser.nextToken();
            }
        } catch (IOException e) {
            // The text was parsed before; if not, the place found so far is the best one.
        }
        return offset;
    }
}
