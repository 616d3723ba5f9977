// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// Images: `public.image`.
  public static let image = UTType(declared: "public.image")
  /// JPEG images: `public.jpeg`.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// TIFF images: `public.tiff`.
  public static let tiff = UTType(declared: "public.tiff")
  /// GIF images: `com.compuserve.gif`.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// PNG images: `public.png`.
  public static let png = UTType(declared: "public.png")
  /// Apple icon images: `com.apple.icns`.
  public static let icns = UTType(declared: "com.apple.icns")
  /// BMP images: `com.microsoft.bmp`.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// Windows icons: `com.microsoft.ico`.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// Raw images of cameras: `public.camera-raw-image`.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// SVG images: `public.svg-image`.
  public static let svg = UTType(declared: "public.svg-image")
  /// Live Photos: `com.apple.live-photo`.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// HEIF images: `public.heif`.
  public static let heif = UTType(declared: "public.heif")
  /// HEIC images: `public.heic`.
  public static let heic = UTType(declared: "public.heic")
  /// WebP images: `org.webmproject.webp`.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// OpenEXR images: `com.ilm.openexr-image`.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// 3D content: `public.3d-content`.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// Universal Scene Description content: `com.pixar.universal-scene-description`.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// USDZ content: `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// Reality files: `com.apple.reality`.
  public static let realityFile = UTType(declared: "com.apple.reality")
  /// SceneKit scenes: `com.apple.scenekit.scene`.
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  /// AR reference objects: `com.apple.arobject`.
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
}
