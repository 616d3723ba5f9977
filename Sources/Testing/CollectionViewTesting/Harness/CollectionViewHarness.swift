// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewControllers
package import MullionViewTree
public import UIKit

/// A driver that shows a view or a view controller without a window, on a clock that only the test advances.
///
/// ```swift
/// let harness = CollectionViewHarness(MosaicViewController())
/// harness.scroll(by: CGVector(dx: 0, dy: 300))
/// harness.runUntilIdle()
/// try Golden("mosaic").check(harness.textFrames)
/// ```
///
/// After `init` and after every method that drives the view, layout is up to date. Animations advance only
/// with the clock: with ``advance(by:)``, ``runUntilIdle(limit:)``, and the actions that take time, such as
/// drags. Text is set in a block font whose metrics are the same on every machine, unless the device is one
/// ``Device/withFonts`` and a host with fonts was installed.
@MainActor
public final class CollectionViewHarness {
  /// The default size, that of a phone, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  private let screen: MountedScreen
  /// The surface that a host would show; reading it selects the harness's text measuring.
  package var surface: ViewSurface {
    if screen.surface.services === HostServices.program { HarnessFonts.use(device.usesFonts) }
    LivingScreens.record(screen.scope.display.ambient, clock)
    return screen.surface
  }
  /// The controller whose view is shown, if the harness was made with one.
  public var viewController: UIViewController? { screen.viewController }
  /// The device that the screen is shown on.
  public private(set) var device: Device
  /// The record of the work of the collection views on the screen.
  let journal: WorkJournal
  private var kept: AnyObject?
  /// The objects that other parts of the test kit store with the harness, by their names.
  var companions: [String: AnyObject] = [:]
  /// The counter of the screen's work, while a report is written.
  private let meter: WorkMeter?
  /// The recorder of actions, while a run is recorded.
  var recorder: RunRecorder?
  /// Receives each action after it was performed, or `nil` if no one does.
  var actionListener: ((HarnessAction) -> Void)?
  /// The recorder of frames, while a strip is made.
  var film: StripFilm?
  /// Whether an action is being performed that is recorded as a whole.
  var isInAction = false
  /// The display that the screen is shown on.
  var display: ApplicationDisplay { screen.scope.display }
  /// The clock that the screen's delayed work is scheduled on.
  var clock: HarnessClock { screen.scope.clock }

  /// Creates a harness that shows the view of a controller on `device`, and sends the controller its
  /// appearance callbacks.
  ///
  /// The controller is created when the device is set up, so `UIScreen.main`, `UIDevice.current` and its
  /// traits are this device's in its `init` and in `viewDidLoad`. For a controller that is created earlier,
  /// create it inside of ``withDevice(_:_:)``, or give the test the trait `Trait.device(_:)`.
  public convenience init(
    _ viewController: @autoclosure () throws -> UIViewController, on device: Device
  ) rethrows {
    self.init(try MountedScreen(on: device, controller: viewController))
  }

  /// Creates a harness that shows a view on `device`; the view is created when the device is set up.
  public convenience init(
    _ view: @autoclosure () throws -> UIView, on device: Device
  ) rethrows {
    self.init(try MountedScreen(on: device, view: view))
  }

  /// Creates a harness that shows the view of a controller, and sends the controller its appearance
  /// callbacks.
  ///
  /// - Parameters:
  ///   - viewController: the controller whose view fills the screen.
  ///   - size: the size of the screen, in points; if `nil`, that of the device of ``withDevice(_:_:)`` or of
  ///     the test's trait, or ``phone``.
  ///   - scale: pixels per point; if `nil`, those of that device, or 2.
  ///   - traits: further traits of the screen.
  public convenience init(
    _ viewController: @autoclosure () throws -> UIViewController, size: CGSize? = nil,
    scale: CGFloat? = nil, traits: UITraitCollection = UITraitCollection()
  ) rethrows {
    let device = Device.unnamed(size: size, scale: scale)
    self.init(try MountedScreen(on: device, traits: traits, controller: viewController))
  }

  /// Creates a harness that shows a view at the given size.
  ///
  /// - Parameters:
  ///   - view: the view that fills the screen.
  ///   - size: the size of the screen, in points; if `nil`, that of the device of ``withDevice(_:_:)`` or of
  ///     the test's trait, or ``phone``.
  ///   - scale: pixels per point; if `nil`, those of that device, or 2.
  ///   - traits: further traits of the screen.
  public convenience init(
    _ view: @autoclosure () throws -> UIView, size: CGSize? = nil, scale: CGFloat? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) rethrows {
    let device = Device.unnamed(size: size, scale: scale)
    self.init(try MountedScreen(on: device, traits: traits, view: view))
  }

  init(_ screen: MountedScreen) {
    self.screen = screen
    device = screen.device
    journal = WorkJournal(of: screen.surface.root)
    meter = WorkMeter(screen)
    layout()
  }

  /// Retains `object`, which the views reference only weakly, in place of the previous one.
  package func keep(_ object: AnyObject) { kept = object }

  isolated deinit {
    meter?.record()
    let scene = screen.window?.windowScene
    act { _ in screen.window?.isHidden = true }
    scene?.activationState = .unattached
    screen.scope.display.isMounted = false
    LivingScreens.discard(screen.scope.display.ambient)
    clock.end()
    if device.usesFonts { HarnessFonts.use(false) }
  }

  /// Runs `body`, which may run the screen's code, in the scope of the screen's device.
  func act<Answer>(_ body: (ViewSurface) throws -> Answer) rethrows -> Answer {
    let surface = surface
    return try screen.scope.perform { try body(surface) }
  }

  // MARK: Screen

  /// The size of the screen, in points.
  public var size: CGSize { surface.size }
  /// The scale of the screen, in pixels per point.
  public var scale: CGFloat { surface.scale }
  /// The view that fills the screen.
  public var view: UIView { surface.root }

  /// Rotates the device by 90 degrees; view controllers are notified before.
  public func rotate() { record(.rotate) { show(on: device.turned) } }

  /// Moves the screen to another device, as a window that is moved to another screen.
  public func show(on device: Device) {
    self.device = device
    act { _ in screen.show(device, traits: device.traits) }
    layout()
  }

  /// Resizes the screen within the size restrictions of its scene, and changes its scale if one is given.
  ///
  /// View controllers are notified before. Size classes follow the size.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    let size = screen.window?.windowScene?.sizeRestrictions?.allowed(size) ?? size
    let scale = scale ?? self.scale
    record(.resize(width: size.width, height: size.height, scale: scale)) {
      device.screen = Device.Screen(size: size, safeAreaInsets: device.screen.safeAreaInsets)
      device.scale = scale
      screen.show(device, traits: nil)
      layout()
    }
  }
}
