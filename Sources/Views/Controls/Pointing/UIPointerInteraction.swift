// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction that applies pointer effects and pointer shapes while a pointer without a pressed button is
/// over its view.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The delegate that provides regions and styles, which is not retained.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }

  private let hover = UIHoverGestureRecognizer()
  /// The location of the pointer in the view; `nil` if it is outside.
  private var place: CGPoint?
  private var region: UIPointerRegion?
  private var style: UIPointerStyle?
  private var face: PointerFace?

  /// Creates an interaction with the given delegate, which is not retained.
  ///
  /// Without a delegate, the view has an automatic effect.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
    hover.handlers.append((key: -1, body: { [weak self] _ in self?.pointerMoved() }))
  }

  open func willMove(to view: UIView?) {
    place = nil
    enter(nil)
    self.view?.removeGestureRecognizer(hover)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  /// Requests region and style from the delegate again, if a pointer is over the view.
  open func invalidate() {
    enter(nil)
    update()
  }

  private func pointerMoved() {
    place = hover.state == .ended ? nil : hover.location(in: view)
    update()
  }

  private func update() {
    guard isEnabled, let place, let view else { return enter(nil) }
    let whole = UIPointerRegion(rect: view.bounds)
    let found =
      delegate.map {
        $0.pointerInteraction(
          self, regionFor: UIPointerRegionRequest(location: place), defaultRegion: whole)
      } ?? whole
    if found != region { enter(found) }
  }

  /// Changes the region that the pointer is in, or leaves the current one for `nil`.
  private func enter(_ new: UIPointerRegion?) {
    if let region {
      let animator = PointerAnimator()
      delegate?.pointerInteraction(self, willExit: region, animator: animator)
      face?.hide()
      animator.run(PointerFace.duration)
    }
    region = new
    style = nil
    face = nil
    guard let new, let view else { return }
    style =
      delegate.map { $0.pointerInteraction(self, styleFor: new) }
      ?? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: new, animator: animator)
    face = style?.effect.map { PointerFace($0, style?.shape) }
    face?.show()
    animator.run(PointerFace.duration)
  }
}

extension UIPointerInteraction: CursorGiving {
  /// The cursor of the current region's style.
  package var cursor: PointerCursor? { style?.cursor }
}
