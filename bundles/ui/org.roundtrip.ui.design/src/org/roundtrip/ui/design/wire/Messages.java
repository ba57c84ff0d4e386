// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import org.eclipse.osgi.util.NLS;

/** Words of the wire preview. */
final class Messages extends NLS {
    public static String provider;
    public static String message;
    public static String bytes;
    public static String content;
    public static String ratio;
    public static String request;
    public static String response;
    public static String reply;
    public static String returned;
    public static String waiting;
    public static String calling;
    public static String field;
    public static String value;
    public static String empty;
    public static String marked;
    public static String map;
    public static String mapTip;
    public static String bytesTip;
    public static String contentTip;
    public static String ratioTip;
    public static String markedTip;
    public static String how;
    public static String noNode;
    public static String place;
    public static String places;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
