// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.message;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.decode.MessageTable;
import org.roundtrip.ui.packets.desk.CaptureDesk;

/**
 * Selects another message. Which one is written in {@code plugin.xml}, after the class and a colon: {@code next},
 * {@code previous}, {@code nextAlike}, {@code previousAlike} or {@code partner}.
 */
public final class StepHandler extends AbstractHandler implements IExecutableExtension {
    private String where = "next";

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        where = String.valueOf(data);
    }

    @Override
    public Object execute(ExecutionEvent event) {
        CaptureDesk desk = HandlerUtil.getActiveWorkbenchWindow(event).getService(CaptureDesk.class);
        Integer from = desk.selection().message();
        Integer to = desk.capture().map(OpenCapture::messages).map(table -> go(table, from)).orElse(null);
        if (to == null) {
            Display.getCurrent().beep();
        } else {
            desk.select(desk.selection().withMessage(to), this);
        }
        return null;
    }

    private Integer go(MessageTable table, Integer from) {
        return switch (where) {
            case "next" -> MessageSteps.step(table, from, true);
            case "previous" -> MessageSteps.step(table, from, false);
            case "nextAlike" -> from == null ? null : MessageSteps.alike(table, from, true);
            case "previousAlike" -> from == null ? null : MessageSteps.alike(table, from, false);
            case "partner" -> from == null ? null : MessageSteps.partner(table, from);
            default -> throw new IllegalStateException("no such step: " + where);
        };
    }
}
