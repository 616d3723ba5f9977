// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// `public.image`.
  public static let image = UTType(declared: "public.image")
  /// `public.jpeg`.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// `public.tiff`.
  public static let tiff = UTType(declared: "public.tiff")
  /// `com.compuserve.gif`.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// `public.png`.
  public static let png = UTType(declared: "public.png")
  /// `com.apple.icns`.
  public static let icns = UTType(declared: "com.apple.icns")
  /// `com.microsoft.bmp`.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// `com.microsoft.ico`.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// `public.camera-raw-image`.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// `public.svg-image`.
  public static let svg = UTType(declared: "public.svg-image")
  /// `com.apple.live-photo`.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// `public.heif`.
  public static let heif = UTType(declared: "public.heif")
  /// `public.heic`.
  public static let heic = UTType(declared: "public.heic")
  /// `org.webmproject.webp`.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// `com.ilm.openexr-image`.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// `public.3d-content`.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// `com.pixar.universal-scene-description`.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// `com.apple.reality`.
  public static let realityFile = UTType(declared: "com.apple.reality")
  /// `com.apple.scenekit.scene`.
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  /// `com.apple.arobject`.
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
}
