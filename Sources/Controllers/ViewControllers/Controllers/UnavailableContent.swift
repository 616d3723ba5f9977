// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// Shows what a controller says instead of its content.
@MainActor
final class UnavailableContent {
  /// The controller's view; made for it, if it has to be there.
  private let holder: (_ isMade: Bool) -> UIView?
  /// Has the controller say what is to be shown.
  private let update: () -> Void
  private var view: (any UIView & UIContentView)?
  private var needsUpdate = true
  /// What is said; nil: nothing.
  var configuration: (any UIContentConfiguration)? {
    didSet { show() }
  }

  init(in holder: @escaping (_ isMade: Bool) -> UIView?, update: @escaping () -> Void) {
    self.holder = holder
    self.update = update
  }

  /// Has the controller asked before the next layout is over.
  func setNeedsUpdate() {
    needsUpdate = true
    guard let surface = holder(false)?.surface else { return }
    surface.afterNextLayout { [weak self] in self?.updateIfNeeded() }
  }

  /// Has the controller asked, if that is due.
  func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    guard let view = holder(false) else { return update() }
    view.followReads(of: .unavailableContent, again: { [weak self] _ in self?.setNeedsUpdate() }) {
      update()
    }
  }

  private func show() {
    guard let configuration else {
      view?.removeFromSuperview()
      return view = nil
    }
    if let view, view.supports(configuration) { return view.configuration = configuration }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    view = new
    guard let holder = holder(true) else { return }
    new.frame = holder.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.layer.zPosition = 100
    holder.addSubview(new)
  }
}
