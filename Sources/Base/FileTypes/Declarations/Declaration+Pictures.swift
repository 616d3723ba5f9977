// SPDX-License-Identifier: Apache-2.0

extension Declaration {
  static let ofPictures: [Declaration] = [
    Declaration("public.image", ["public.data", "public.content"], [], ["image/*"]),
    Declaration(
      "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"]),
    Declaration("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    Declaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    Declaration("public.png", ["public.image"], ["png"], ["image/png"]),
    Declaration("com.apple.icns", ["public.image"], ["icns"], ["image/x-icns"]),
    Declaration(
      "com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp", "image/x-bmp"]),
    Declaration(
      "com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"]),
    Declaration("public.camera-raw-image", ["public.image"], [], []),
    Declaration(
      "public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"]),
    Declaration("com.apple.live-photo", [], [], []),
    Declaration("public.heif", ["public.image"], ["heif"], ["image/heif"]),
    Declaration("public.heic", ["public.heif"], ["heic"], ["image/heic"]),
    Declaration("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    Declaration("com.ilm.openexr-image", ["public.image"], ["exr"], []),
    Declaration("public.3d-content", ["public.content"], [], []),
    Declaration(
      "com.pixar.universal-scene-description", ["public.3d-content", "public.data"],
      ["usd", "usda", "usdc"], []),
    Declaration(
      "com.pixar.universal-scene-description-mobile", ["com.pixar.universal-scene-description"],
      ["usdz"], ["model/vnd.usdz+zip"]),
    Declaration("com.apple.reality", ["public.data", "public.3d-content"], ["reality"], []),
    Declaration("com.apple.scenekit.scene", ["public.3d-content"], ["scn"], []),
    Declaration("com.apple.arobject", ["public.data"], ["arobject"], []),
  ]
}
