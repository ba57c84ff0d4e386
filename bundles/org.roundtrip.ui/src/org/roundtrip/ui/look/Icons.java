// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.look;

import java.net.URL;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.osgi.framework.FrameworkUtil;

/**
 * The workbench's pictures: one SVG file each in this bundle's folder {@code icons}, on a grid of 16 pixels and drawn
 * for light and dark alike. Manifest files refer to the same files by
 * {@code platform:/plugin/org.roundtrip.ui/icons/NAME.svg}.
 */
public final class Icons {
    private Icons() {
    }

    /** The picture of that file name without its ending. */
    public static ImageDescriptor descriptor(String name) {
        URL file = FrameworkUtil.getBundle(Icons.class).getEntry("icons/" + name + ".svg");
        return file == null ? ImageDescriptor.getMissingImageDescriptor() : ImageDescriptor.createFromURL(file);
    }

    /** The same, shared by everyone and never to be disposed. User interface's thread only. */
    public static Image image(String name) {
        ImageRegistry registry = JFaceResources.getImageRegistry();
        String key = "org.roundtrip.ui/" + name;
        if (registry.getDescriptor(key) == null) {
            registry.put(key, descriptor(name));
        }
        return registry.get(key);
    }
}
