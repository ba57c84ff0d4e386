// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.operations;

import org.eclipse.osgi.util.NLS;

/** Texts of the page of operations. */
final class Messages extends NLS {
    public static String result;
    public static String element;
    public static String key;
    public static String behaviourIs;
    public static String addOperation;
    public static String addPart;
    public static String addPartNot;
    public static String remove;
    public static String moveUp;
    public static String moveDown;
    public static String selectOperation;
    public static String name;
    public static String nameTip;
    public static String behaviour;
    public static String behaviourTip;
    public static String operationHint;
    public static String resultShape;
    public static String resultHint;
    public static String noResultHint;
    public static String shape;
    public static String shapeTip;
    public static String newType;
    public static String typeName;
    public static String typeNameTip;
    public static String length;
    public static String lengthTip;
    public static String digits;
    public static String digitsTip;
    public static String constants;
    public static String constantsTip;
    public static String structHint;
    public static String unionHint;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
