// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import CoreGraphics
import MullionCollectionGeometry
import MullionViewTree
import UIKit

/// The environment in which a view or a view controller is shown for a snapshot.
@MainActor
struct SnapshotStage {
  /// The size, in points, or `nil` for that of the view.
  var size: CGSize?
  /// The insets of the safe area, in points.
  var safeArea = UIEdgeInsets.zero
  /// The traits, apart from those of the screen.
  var traits = UITraitCollection()

  /// Returns an image of the view of `controller`.
  func picture(of controller: UIViewController) -> UIImage {
    let services = Rasteriser.services
    return services.serve { picture(of: harness(for: controller, services)) }
  }

  /// Returns an image of `view`, or one with a failure if neither the stage nor the view has a size.
  func picture(of view: UIView) -> UIImage {
    let services = Rasteriser.services
    return services.serve {
      guard let harness = harness(for: view, services) else {
        return ScreenImage(
          failure: """
            \(type(of: view)) has no size: give it a frame or constraints, or use \
            .image(size:).
            """)
      }
      return picture(of: harness)
    }
  }

  /// Returns the view hierarchy of `controller` as text.
  func text(of controller: UIViewController) -> String {
    inBlocks {
      harness(for: controller, $0)
    } text: {
      controller.viewIfLoaded.map { ViewText($0).text } ?? ""
    }
  }

  /// Returns the hierarchy of `controller` and its children as text.
  func hierarchy(of controller: UIViewController) -> String {
    inBlocks {
      harness(for: controller, $0)
    } text: {
      ControllerText(controller).text
    }
  }

  /// Returns the hierarchy of `view` as text.
  func text(of view: UIView) -> String {
    inBlocks {
      harness(for: view, $0)
    } text: {
      ViewText(view).text
    }
  }

  // MARK: Mounting

  /// Returns the text of a mounted screen, with the block font.
  private func inBlocks(
    _ mount: (HostServices) -> CollectionViewHarness?, text: () -> String
  ) -> String {
    let services = HostServices()
    return services.serve { withExtendedLifetime(mount(services)) { text() } }
  }

  private func harness(
    for controller: UIViewController, _ services: HostServices
  ) -> CollectionViewHarness {
    if controller.parent != nil {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let size = size ?? Self.present(controller.view.frame.size) ?? UIScreen.main.bounds.size
    // The controller was created with the program's traits: notify it of the change to the device's.
    controller.view.traitsDidChange()
    let harness = CollectionViewHarness(
      made: controller, on: device(of: size), traits: traits, services: services)
    harness.finishMotion()
    return harness
  }

  /// Returns a harness for a view, or `nil` if neither the stage nor the view has a size.
  private func harness(for view: UIView, _ services: HostServices) -> CollectionViewHarness? {
    let own = Self.present(view.frame.size) ?? view.systemLayoutSizeFitting(.zero)
    guard let size = Self.present(size ?? own) else { return nil }
    view.traitsDidChange()
    let room = UIView(frame: CGRect(origin: .zero, size: size))
    let isFixed = !view.translatesAutoresizingMaskIntoConstraints
    view.removeFromSuperview()
    room.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = room.bounds
    let harness = CollectionViewHarness(
      made: room, on: device(of: size), traits: traits, services: services)
    harness.finishMotion()
    if isFixed { view.translatesAutoresizingMaskIntoConstraints = false }
    return harness
  }

  private static func present(_ size: CGSize) -> CGSize? {
    size.width > 0 && size.height > 0 ? size : nil
  }

  private func device(of size: CGSize) -> Device {
    let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    return Device(
      name: "snapshot", scale: scale,
      screen: Device.Screen(
        size: size, safeAreaInsets: safeArea, horizontalSizeClass: traits.horizontalSizeClass,
        verticalSizeClass: traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? .pad : .phone)
  }

  private func picture(of harness: CollectionViewHarness) -> UIImage {
    ScreenImage(
      painting: harness.displayTree, size: harness.size, scale: harness.scale
    ) { harness.textFrames }
  }
}
