// SPDX-License-Identifier: Apache-2.0

/// The keys of keyboards, by the usage codes of the USB HID standard for their positions.
///
/// A key keeps its code whatever character the user's layout assigns to it.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// The error of too many keys pressed at once.
  case keyboardErrorRollOver = 0x1
  /// The error of a failed self-test of the keyboard.
  case keyboardPOSTFail = 0x2
  /// An undefined error.
  case keyboardErrorUndefined = 0x3
  /// The A key of a US layout.
  case keyboardA = 0x4
  /// The B key of a US layout.
  case keyboardB = 0x5
  /// The C key of a US layout.
  case keyboardC = 0x6
  /// The D key of a US layout.
  case keyboardD = 0x7
  /// The E key of a US layout.
  case keyboardE = 0x8
  /// The F key of a US layout.
  case keyboardF = 0x9
  /// The G key of a US layout.
  case keyboardG = 0xa
  /// The H key of a US layout.
  case keyboardH = 0xb
  /// The I key of a US layout.
  case keyboardI = 0xc
  /// The J key of a US layout.
  case keyboardJ = 0xd
  /// The K key of a US layout.
  case keyboardK = 0xe
  /// The L key of a US layout.
  case keyboardL = 0xf
  /// The M key of a US layout.
  case keyboardM = 0x10
  /// The N key of a US layout.
  case keyboardN = 0x11
  /// The O key of a US layout.
  case keyboardO = 0x12
  /// The P key of a US layout.
  case keyboardP = 0x13
  /// The Q key of a US layout.
  case keyboardQ = 0x14
  /// The R key of a US layout.
  case keyboardR = 0x15
  /// The S key of a US layout.
  case keyboardS = 0x16
  /// The T key of a US layout.
  case keyboardT = 0x17
  /// The U key of a US layout.
  case keyboardU = 0x18
  /// The V key of a US layout.
  case keyboardV = 0x19
  /// The W key of a US layout.
  case keyboardW = 0x1a
  /// The X key of a US layout.
  case keyboardX = 0x1b
  /// The Y key of a US layout.
  case keyboardY = 0x1c
  /// The Z key of a US layout.
  case keyboardZ = 0x1d
  /// The 1 key in the number row.
  case keyboard1 = 0x1e
  /// The 2 key in the number row.
  case keyboard2 = 0x1f
  /// The 3 key in the number row.
  case keyboard3 = 0x20
  /// The 4 key in the number row.
  case keyboard4 = 0x21
  /// The 5 key in the number row.
  case keyboard5 = 0x22
  /// The 6 key in the number row.
  case keyboard6 = 0x23
  /// The 7 key in the number row.
  case keyboard7 = 0x24
  /// The 8 key in the number row.
  case keyboard8 = 0x25
  /// The 9 key in the number row.
  case keyboard9 = 0x26
  /// The 0 key in the number row.
  case keyboard0 = 0x27
  /// The Return key.
  case keyboardReturnOrEnter = 0x28
  /// The Escape key.
  case keyboardEscape = 0x29
  /// The Delete (Backspace) key.
  case keyboardDeleteOrBackspace = 0x2a
  /// The Tab key.
  case keyboardTab = 0x2b
  /// The space bar.
  case keyboardSpacebar = 0x2c
  /// The `-` and `_` key.
  case keyboardHyphen = 0x2d
  /// The `=` and `+` key.
  case keyboardEqualSign = 0x2e
  /// The `[` and `{` key.
  case keyboardOpenBracket = 0x2f
  /// The `]` and `}` key.
  case keyboardCloseBracket = 0x30
  /// The `\` and `|` key.
  case keyboardBackslash = 0x31
  /// The non-US `#` and `~` key.
  case keyboardNonUSPound = 0x32
  /// The `;` and `:` key.
  case keyboardSemicolon = 0x33
  /// The `'` and `"` key.
  case keyboardQuote = 0x34
  /// The grave accent and `~` key.
  case keyboardGraveAccentAndTilde = 0x35
  /// The `,` and `<` key.
  case keyboardComma = 0x36
  /// The `.` and `>` key.
  case keyboardPeriod = 0x37
  /// The `/` and `?` key.
  case keyboardSlash = 0x38
  /// The Caps Lock key.
  case keyboardCapsLock = 0x39
  /// The F1 key.
  case keyboardF1 = 0x3a
  /// The F2 key.
  case keyboardF2 = 0x3b
  /// The F3 key.
  case keyboardF3 = 0x3c
  /// The F4 key.
  case keyboardF4 = 0x3d
  /// The F5 key.
  case keyboardF5 = 0x3e
  /// The F6 key.
  case keyboardF6 = 0x3f
  /// The F7 key.
  case keyboardF7 = 0x40
  /// The F8 key.
  case keyboardF8 = 0x41
  /// The F9 key.
  case keyboardF9 = 0x42
  /// The F10 key.
  case keyboardF10 = 0x43
  /// The F11 key.
  case keyboardF11 = 0x44
  /// The F12 key.
  case keyboardF12 = 0x45
  /// The Print Screen key.
  case keyboardPrintScreen = 0x46
  /// The Scroll Lock key.
  case keyboardScrollLock = 0x47
  /// The Pause key.
  case keyboardPause = 0x48
  /// The Insert key.
  case keyboardInsert = 0x49
  /// The Home key.
  case keyboardHome = 0x4a
  /// The Page Up key.
  case keyboardPageUp = 0x4b
  /// The forward delete key.
  case keyboardDeleteForward = 0x4c
  /// The End key.
  case keyboardEnd = 0x4d
  /// The Page Down key.
  case keyboardPageDown = 0x4e
  /// The right arrow key.
  case keyboardRightArrow = 0x4f
  /// The left arrow key.
  case keyboardLeftArrow = 0x50
  /// The down arrow key.
  case keyboardDownArrow = 0x51
  /// The up arrow key.
  case keyboardUpArrow = 0x52
  /// The Num Lock key on the keypad.
  case keypadNumLock = 0x53
  /// The `/` key on the keypad.
  case keypadSlash = 0x54
  /// The `*` key on the keypad.
  case keypadAsterisk = 0x55
  /// The `-` key on the keypad.
  case keypadHyphen = 0x56
  /// The `+` key on the keypad.
  case keypadPlus = 0x57
  /// The Enter key on the keypad.
  case keypadEnter = 0x58
  /// The 1 key on the keypad.
  case keypad1 = 0x59
  /// The 2 key on the keypad.
  case keypad2 = 0x5a
  /// The 3 key on the keypad.
  case keypad3 = 0x5b
  /// The 4 key on the keypad.
  case keypad4 = 0x5c
  /// The 5 key on the keypad.
  case keypad5 = 0x5d
  /// The 6 key on the keypad.
  case keypad6 = 0x5e
  /// The 7 key on the keypad.
  case keypad7 = 0x5f
  /// The 8 key on the keypad.
  case keypad8 = 0x60
  /// The 9 key on the keypad.
  case keypad9 = 0x61
  /// The 0 key on the keypad.
  case keypad0 = 0x62
  /// The `.` key on the keypad.
  case keypadPeriod = 0x63
  /// The non-US `\` and `|` key, next to the left Shift key.
  case keyboardNonUSBackslash = 0x64
  /// The key that opens a context menu.
  case keyboardApplication = 0x65
  /// The Power key.
  case keyboardPower = 0x66
  /// The `=` key on the keypad.
  case keypadEqualSign = 0x67
  /// The F13 key.
  case keyboardF13 = 0x68
  /// The F14 key.
  case keyboardF14 = 0x69
  /// The F15 key.
  case keyboardF15 = 0x6a
  /// The F16 key.
  case keyboardF16 = 0x6b
  /// The F17 key.
  case keyboardF17 = 0x6c
  /// The F18 key.
  case keyboardF18 = 0x6d
  /// The F19 key.
  case keyboardF19 = 0x6e
  /// The F20 key.
  case keyboardF20 = 0x6f
  /// The F21 key.
  case keyboardF21 = 0x70
  /// The F22 key.
  case keyboardF22 = 0x71
  /// The F23 key.
  case keyboardF23 = 0x72
  /// The F24 key.
  case keyboardF24 = 0x73
  /// The Execute key.
  case keyboardExecute = 0x74
  /// The Help key.
  case keyboardHelp = 0x75
  /// The Menu key.
  case keyboardMenu = 0x76
  /// The Select key.
  case keyboardSelect = 0x77
  /// The Stop key.
  case keyboardStop = 0x78
  /// The Again key.
  case keyboardAgain = 0x79
  /// The Undo key.
  case keyboardUndo = 0x7a
  /// The Cut key.
  case keyboardCut = 0x7b
  /// The Copy key.
  case keyboardCopy = 0x7c
  /// The Paste key.
  case keyboardPaste = 0x7d
  /// The Find key.
  case keyboardFind = 0x7e
  /// The Mute key.
  case keyboardMute = 0x7f
  /// The volume up key.
  case keyboardVolumeUp = 0x80
  /// The volume down key.
  case keyboardVolumeDown = 0x81
  /// The locking Caps Lock key.
  case keyboardLockingCapsLock = 0x82
  /// The locking Num Lock key.
  case keyboardLockingNumLock = 0x83
  /// The locking Scroll Lock key.
  case keyboardLockingScrollLock = 0x84
  /// The `,` key on the keypad.
  case keypadComma = 0x85
  /// The `=` key on the keypad of an AS/400.
  case keypadEqualSignAS400 = 0x86
  /// The International1 key.
  case keyboardInternational1 = 0x87
  /// The International2 key.
  case keyboardInternational2 = 0x88
  /// The International3 key.
  case keyboardInternational3 = 0x89
  /// The International4 key.
  case keyboardInternational4 = 0x8a
  /// The International5 key.
  case keyboardInternational5 = 0x8b
  /// The International6 key.
  case keyboardInternational6 = 0x8c
  /// The International7 key.
  case keyboardInternational7 = 0x8d
  /// The International8 key.
  case keyboardInternational8 = 0x8e
  /// The International9 key.
  case keyboardInternational9 = 0x8f
  /// The LANG1 key.
  case keyboardLANG1 = 0x90
  /// The LANG2 key.
  case keyboardLANG2 = 0x91
  /// The LANG3 key.
  case keyboardLANG3 = 0x92
  /// The LANG4 key.
  case keyboardLANG4 = 0x93
  /// The LANG5 key.
  case keyboardLANG5 = 0x94
  /// The LANG6 key.
  case keyboardLANG6 = 0x95
  /// The LANG7 key.
  case keyboardLANG7 = 0x96
  /// The LANG8 key.
  case keyboardLANG8 = 0x97
  /// The LANG9 key.
  case keyboardLANG9 = 0x98
  /// The alternate erase key.
  case keyboardAlternateErase = 0x99
  /// The SysRq key.
  case keyboardSysReqOrAttention = 0x9a
  /// The Cancel key.
  case keyboardCancel = 0x9b
  /// The Clear key.
  case keyboardClear = 0x9c
  /// The Prior key.
  case keyboardPrior = 0x9d
  /// The Return key that differs from Return or Enter.
  case keyboardReturn = 0x9e
  /// The Separator key.
  case keyboardSeparator = 0x9f
  /// The Out key.
  case keyboardOut = 0xa0
  /// The Oper key.
  case keyboardOper = 0xa1
  /// The Clear or Again key.
  case keyboardClearOrAgain = 0xa2
  /// The CrSel or Props key.
  case keyboardCrSelOrProps = 0xa3
  /// The ExSel key.
  case keyboardExSel = 0xa4
  /// The left Control key.
  case keyboardLeftControl = 0xe0
  /// The left Shift key.
  case keyboardLeftShift = 0xe1
  /// The left Option (Alt) key.
  case keyboardLeftAlt = 0xe2
  /// The left Command (Super) key.
  case keyboardLeftGUI = 0xe3
  /// The right Control key.
  case keyboardRightControl = 0xe4
  /// The right Shift key.
  case keyboardRightShift = 0xe5
  /// The right Option (Alt) key.
  case keyboardRightAlt = 0xe6
  /// The right Command (Super) key.
  case keyboardRightGUI = 0xe7
  /// A reserved value that is no key.
  case keyboard_Reserved = 0xFFFF
}

extension UIKeyboardHIDUsage {
  /// The key that switches to Hangul.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key that switches to Hanja.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The key that switches to Kana.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key that switches to Latin characters.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The key that switches to Katakana.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// The key that switches to Hiragana.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// The Zenkaku/Hankaku key.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
