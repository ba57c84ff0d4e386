// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.handlers;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.WorkbenchException;
import org.eclipse.ui.dialogs.ListDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.roundtrip.design.ToModel;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.library.Item.PayloadItem;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.Item.Shelf;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.UsualProviders;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.plans.editor.PlanEditor;
import org.roundtrip.ui.run.plans.payloads.Payloads;

/** Adds the payload that is selected or edited to a plan, and opens that. A person chooses it, unless there is none to choose from. */
public final class UsePayloadHandler extends AbstractHandler {
    private static final Texts TEXTS = Texts.of(UsePayloadHandler.class);

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(event);
        Drawing drawing = drawing(event);
        if (drawing == null) {
            return null;
        }
        String objection = Payloads.objection(drawing);
        if (!objection.isEmpty()) {
            MessageDialog.openInformation(window.getShell(), TEXTS.text("usePayloadTitle"), objection);
            return null;
        }
        List<Object> plans = new ArrayList<>(List.of(TEXTS.text("usePayloadInNewPlan")));
        plans.addAll(window.getService(Library.class).on(Shelf.PLANS));
        if (plans.size() == 1) {
            use(drawing, plans.getFirst(), window);
            return null;
        }
        ListDialog dialog = new ListDialog(window.getShell());
        dialog.setTitle(TEXTS.text("usePayloadTitle"));
        dialog.setMessage(TEXTS.text("usePayloadQuestion", drawing.name()));
        dialog.setContentProvider(ArrayContentProvider.getInstance());
        dialog.setLabelProvider(new LabelProvider() {
            @Override
            public String getText(Object element) {
                return element instanceof PlanItem plan ? plan.name() : element.toString();
            }

            @Override
            public Image getImage(Object element) {
                return Icons.image(element instanceof PlanItem ? "plan" : "plan-new");
            }
        });
        dialog.setInput(plans);
        dialog.setInitialSelections(plans.getFirst());
        if (dialog.open() == Window.OK && dialog.getResult().length == 1) {
            use(drawing, dialog.getResult()[0], window);
        }
        return null;
    }

    private static Drawing drawing(ExecutionEvent event) {
        if (HandlerUtil.getCurrentStructuredSelection(event).getFirstElement() instanceof PayloadItem item) {
            return item.drawing();
        }
        DesignEditing editing = Adapters.adapt(HandlerUtil.getActiveEditor(event), DesignEditing.class);
        return editing == null || !editing.isOpen() ? null : ToModel.drawing(editing.design());
    }

    private static void use(Drawing drawing, Object choice, IWorkbenchWindow window) {
        try {
            PlanSource source = choice instanceof PlanItem plan ? plan.source() : create(drawing, window);
            window.getWorkbench().showPerspective(PlanInput.PERSPECTIVE, window);
            PlanEditor editor = PlanEditor.open(source, window.getActivePage());
            if (choice instanceof PlanItem) {
                editor.use(drawing);
            }
        } catch (IOException | IllegalArgumentException | WorkbenchException e) {
            MessageDialog.openError(window.getShell(), TEXTS.text("usePayloadTitle"), e.getMessage());
        }
    }

    /**
     * Makes a plan of the payload's operations. It measures the usual providers that can run here at once and carry
     * them.
     */
    private static PlanSource create(Drawing drawing, IWorkbenchWindow window) throws IOException {
        Library library = window.getService(Library.class);
        Contract contract = new Contract("Calls", drawing.calls());
        List<ProviderChoice> providers = UsualProviders.of(window.getService(Providers.class).choices(contract), library);
        if (providers.isEmpty()) {
            throw new IOException(TEXTS.text("noProvider"));
        }
        return library.newPlan(drawing.name(), drawing.description(), contract, providers);
    }
}
