// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Traits of displays and scenes.
extension UITraitCollection {
  /// Creates a collection with the color gamut of the display.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }

  /// Creates a collection with the ability of the touch screen to report force.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = forceTouchCapability })
  }

  /// Creates a collection with the active appearance of the interface.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(mutations: { $0.activeAppearance = activeAppearance })
  }

  /// Creates a collection with the capture state of the scene.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(mutations: { $0.sceneCaptureState = sceneCaptureState })
  }

  /// Creates a collection with the maximal brightness of images relative to white.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(mutations: { $0.imageDynamicRange = imageDynamicRange })
  }

  /// Creates a collection with the size of toolbar items on a Mac.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(mutations: { $0.toolbarItemPresentationSize = toolbarItemPresentationSize })
  }

  /// Creates a collection with the language that determines typesetting.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(mutations: { $0.typesettingLanguage = typesettingLanguage })
  }

  /// The color gamut of the display.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

  /// The ability of the touch screen to report the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

  /// The active or inactive appearance of the interface.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }

  /// The capture state of the scene.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }

  /// The maximal brightness of images relative to white.
  public var imageDynamicRange: UIImageDynamicRange { self[UITraitImageDynamicRange.self] }

  /// The size of toolbar items on a Mac.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }

  /// The language that determines typesetting; `nil` if unspecified.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

  /// The traits of every display on Linux.
  ///
  /// They are the sRGB gamut, no force of touches, the active appearance, no capture, the standard dynamic
  /// range and the regular text weight.
  package static let plainDisplay = UITraitCollection { traits in
    traits.displayGamut = .SRGB
    traits.forceTouchCapability = .unavailable
    traits.activeAppearance = .active
    traits.sceneCaptureState = .inactive
    traits.imageDynamicRange = .standard
    traits.legibilityWeight = .regular
  }
}
