// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that UIKit code for pointers compiles.
@MainActor
struct PointerInterfaceTests {
  private final class Canvas: UIView, UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      bounds.contains(request.location) ? UIPointerRegion(rect: bounds, identifier: "all") : nil
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      UIPointerStyle(
        effect: .hover(
          UITargetedPreview(view: self), preferredTintMode: .underlay, prefersShadow: true,
          prefersScaledContent: false),
        shape: .roundedRect(frame, radius: 12))
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      animator.addAnimations { self.alpha = 0.9 }
      animator.addCompletion { _ in self.alpha = 1 }
    }
  }

  @Test func `a view follows the pointer`() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let interaction = UIPointerInteraction(delegate: canvas)
    canvas.addInteraction(interaction)
    interaction.invalidate()
    interaction.isEnabled = false
    expect(interaction.view === canvas && interaction.delegate === canvas)
    canvas.addInteraction(UIPointerInteraction())
    expect(canvas.interactions.count, equals: 2)
  }

  @Test func `styles have effects and shapes`() {
    let view = UIView()
    let preview = UITargetedPreview(
      view: view, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: view, center: .zero))
    let effects: [UIPointerEffect] = [
      .automatic(preview), .highlight(preview), .lift(preview), .hover(preview),
    ]
    expect(effects.allSatisfy { $0.preview === preview })
    let shapes: [UIPointerShape] = [
      .path(UIBezierPath(ovalIn: .zero)), .roundedRect(.zero), .verticalBeam(length: 20),
      .horizontalBeam(length: 20),
    ]
    let styles =
      shapes.map { UIPointerStyle(shape: $0, constrainedAxes: .vertical) }
      + [.hidden(), .system(), UIPointerStyle(effect: .lift(preview), shape: nil)]
    expect(styles.count, equals: 7)
    expect(UIPointerShape.defaultCornerRadius > 0)
    let button = UIButton(type: .system)
    button.pointerStyleProvider = { button, effect, shape in
      UIPointerStyle(effect: .lift(effect.preview), shape: shape)
    }
    expect(button.isPointerInteractionEnabled)
  }
}
